import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const SKIPPED = new Set(['node_modules', 'dist', '.build', '.data', '.git']);

/** Paths of all files under a folder that end in one of the endings, from the project's root, with `/`. */
export function filesIn(folder: string, ...endings: readonly string[]): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap(entry => {
      const path = join(folder, entry.name).replaceAll('\\', '/');
      if (entry.isDirectory()) return filesIn(path, ...endings);
      return endings.some(ending => path.endsWith(ending)) ? [path] : [];
    });
}

/** A file's text. */
export const textOf = (path: string): string => readFileSync(path, 'utf8');

const trees = new Map<string, ts.SourceFile>();

/** A file's syntax tree; each file is read once for all contracts of a process. */
export function treeOf(path: string): ts.SourceFile {
  const tree =
    trees.get(path) ??
    ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  trees.set(path, tree);
  return tree;
}

/** One import of a file. */
export interface Import {
  readonly from: string;
  /** What is imported: a package's name, or the path of a file from the project's root without its ending. */
  readonly what: string;
  /** Gone after compilation. */
  readonly type: boolean;
}

/** All imports, static and dynamic, of a file. */
export function importsOf(path: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node, type: boolean) => {
    if (!ts.isStringLiteralLike(specifier)) return;
    const { text } = specifier;
    const what = text.startsWith('.') ? posix.join(posix.dirname(path), text) : text;
    found.push({ from: path, what, type });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, node.importClause?.isTypeOnly ?? false);
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier) add(node.moduleSpecifier, node.isTypeOnly);
    else if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      node.arguments[0]
    )
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(treeOf(path));
  return found;
}

/** Rooms from the ground up, each by the paths in it. */
export type Rooms = readonly RegExp[];

/** Index of the room a path belongs to; -1 for one outside every room. */
export const roomOf = (rooms: Rooms, path: string): number => rooms.findIndex(room => room.test(path));

/** Imports that lead from a room to one above it, as sentences. Paths outside every room are left out. */
export function upwardImports(rooms: Rooms, imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, what }) => roomOf(rooms, from) >= 0 && roomOf(rooms, what) > roomOf(rooms, from))
    .map(({ from, what }) => `${from} imports ${what}`);
}

/** Circles of imports, those of types too: each a list of files that reach one another (strongly connected). */
export function circlesIn(imports: readonly Import[]): string[][] {
  const bare = (path: string) => path.replace(/\.(d\.)?m?[tj]sx?$/, '');
  const next = new Map<string, string[]>();
  for (const { from, what } of imports) next.set(bare(from), [...(next.get(bare(from)) ?? []), bare(what)]);
  const reached = (start: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(next.get(start) ?? [])];
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      open.push(...(next.get(file) ?? []));
    }
    return seen;
  };
  const reach = new Map([...next.keys()].map(file => [file, reached(file)]));
  const inCircle = [...reach.keys()].filter(file => reach.get(file)?.has(file)).sort();
  const circles = new Map<string, string[]>();
  for (const file of inCircle) {
    const first = inCircle.find(other => reach.get(other)?.has(file) && reach.get(file)?.has(other)) ?? file;
    circles.set(first, [...(circles.get(first) ?? []), file]);
  }
  return [...circles.values()];
}
