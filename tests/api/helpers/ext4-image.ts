import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZE = '1G';

/** ext4's own power switch (`EXT4_IOC_SHUTDOWN`): what the kernel has not written to the device yet is never written. */
const SHUT_DOWN =
  'open(my $folder, "<", $ARGV[0]) or die; my $without_log = pack("L", 2); ioctl($folder, 0x8004587D, $without_log) or die "$!"';

/** A real ext4 file system on a loop device, whose power can be cut. */
export class Ext4Image {
  readonly #place = mkdtempSync(join(tmpdir(), 'tass-ext4-'));
  readonly #image = join(this.#place, 'disk.img');
  /** Where it is mounted. */
  readonly folder = join(this.#place, 'disk');

  constructor() {
    mkdirSync(this.folder);
    execFileSync('truncate', ['--size', SIZE, this.#image]);
    execFileSync('mkfs.ext4', ['-q', this.#image]);
  }

  mount(): void {
    execFileSync('mount', ['-o', 'loop', this.#image, this.folder]);
  }

  /** Cuts the power: from now on nothing reaches the device. */
  cut(): void {
    execFileSync('perl', ['-e', SHUT_DOWN, this.folder]);
  }

  unmount(): void {
    execFileSync('umount', [this.folder]);
  }

  remove(): void {
    rmSync(this.#place, { recursive: true });
  }
}

/** Whether this machine and this user can mount such an image and cut its power. */
export function canCutPower(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  try {
    const image = new Ext4Image();
    try {
      image.mount();
      try {
        image.cut();
      } finally {
        image.unmount();
      }
    } finally {
      image.remove();
    }
    return true;
  } catch {
    return false;
  }
}
