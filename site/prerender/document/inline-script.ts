import { minify } from '@swc/core';
import { USED } from '../../app/hydration/first-use';
import { HYDRATED, UNSTARTED } from '../../app/hydration/hydrated';
import { WITH_FONTS } from '../../app/loading/font-swap';

/** Applies a remembered theme before the first paint. The same as `theme.ts`, small enough to stand in every page. */
const THEME =
  'try{let t=localStorage.theme;if(t==="light"||t==="dark"){document.documentElement.dataset.theme=t;' +
  'document.querySelector(\'meta[name="tass:theme"]\').content=t}}catch{}';

/**
 * Gives shadow roots their styles before they are painted: texts that stand once in the page (`RootStyles`) instead of
 * in every root. Runs after each piece of the page that is read, and parses what that piece's roots need: the first view
 * waits for no styles of what is below it.
 */
const ROOT_STYLES =
  '{let{sheets,of}=JSON.parse(document.getElementById("tass-styles").textContent),' +
  'texts=[document.querySelector("style").textContent,...sheets],made=[],' +
  'make=text=>{let sheet=new CSSStyleSheet;sheet.replaceSync(text);return sheet},' +
  'adopt=()=>{for(let tag in of)for(let{shadowRoot:root}of document.querySelectorAll(tag))if(root&&!root.adoptedStyleSheets.length)' +
  'root.adoptedStyleSheets=of[tag].map(at=>made[at]??=make(texts[at]))},' +
  'reading=new MutationObserver(adopt);reading.observe(document,{childList:true,subtree:true});' +
  'addEventListener("DOMContentLoaded",()=>{adopt();reading.disconnect()})}';

/** Time in ms after which a press that nothing has answered yet is said to wait. */
const PRESS_TIMEOUT = 10_000;

/**
 * Replays presses that came before anything could handle them, once however often: in an element when that is defined,
 * elsewhere when the site is hydrated. A press is a click on a button, or Enter in a field whose form has no submit
 * button. Until then the browser submits no form by itself: what was typed would be lost with the page. The page says that it
 * may not answer (`UNSTARTED`) where a script of its own can't be fetched or read, where the site says so, and after a press
 * that waits too long.
 */
const PRESS_REPLAY =
  '{let kept=new Set,started=false,site=new Promise(resolve=>addEventListener("' +
  HYDRATED +
  '",()=>{started=true;document.documentElement.removeAttribute("' +
  UNSTARTED +
  '");resolve()})),' +
  'unstarted=()=>document.documentElement.setAttribute("' +
  UNSTARTED +
  '",""),' +
  'keep=event=>{let path=event.composedPath(),[field]=path,' +
  'pressed=event.type==="click"?path.find(node=>node.localName==="button"):' +
  'event.key==="Enter"&&!event.isComposing&&field.localName==="input"&&!field.form?.querySelector("[type=submit]")&&field,' +
  'name=pressed&&pressed.getRootNode().host?.localName;' +
  'if(!pressed||(name?customElements.get(name):started))return;' +
  'event.preventDefault();event.stopImmediatePropagation();' +
  'if(kept.has(pressed))return;kept.add(pressed);' +
  `let late=setTimeout(unstarted,${PRESS_TIMEOUT});` +
  '(name?customElements.whenDefined(name):site).then(()=>setTimeout(()=>{clearTimeout(late);kept.delete(pressed);' +
  'if(pressed.isConnected)pressed.dispatchEvent(new event.constructor(event.type,event))}))};' +
  'addEventListener("' +
  UNSTARTED +
  '",unstarted);addEventListener("error",({target,filename})=>{' +
  'if(!started&&(target.src||filename)?.startsWith(location.origin+"/assets/js/"))unstarted()},true);' +
  'for(let type of["click","keydown"])addEventListener(type,keep,true)}';

/**
 * Announces the first use of the page, for which its scripts may wait. Scrolling is none unless a wheel or a finger does it,
 * nor is a pointer event without movement, fired while the page is laid out under the pointer, nor a press on a link: the
 * next document needs the line. A touch on a link that turns out to scroll is cancelled, and counts.
 */
const FIRST_USE =
  '{let types=["pointermove","pointerdown","pointercancel","touchstart","wheel","focusin","keydown","input","change","click"],' +
  'use=event=>{if(event.type==="pointermove"?!event.movementX&&!event.movementY:' +
  '/^(pointerd|touch|focus|click)/.test(event.type)&&event.composedPath().some(node=>node.localName==="a"))return;' +
  'for(let type of types)removeEventListener(type,use,true);' +
  `document.documentElement.setAttribute("${USED}","");dispatchEvent(new Event("${USED}"))};` +
  'for(let type of types)addEventListener(type,use,true)}';

/**
 * Preloads the fonts before anything is drawn, and draws with them, where they will be in time: in the browser's cache
 * since an earlier page (`site/app/loading/cached-fonts.ts`), or over a line that is fast or not known: Chromium says 100 ms then.
 * Elsewhere the first page is drawn without them.
 */
const fontPreloads = (files: readonly string[]) =>
  `try{let files=${JSON.stringify(files)},line=navigator.connection,` +
  'fast=!line||line.effectiveType==="4g"&&line.rtt<=100&&!line.saveData;' +
  'if(fast||files.every(href=>localStorage[href])){' +
  `document.documentElement.setAttribute("${WITH_FONTS}","");` +
  'for(let href of files){let link=document.createElement("link");' +
  'Object.assign(link,{rel:"preload",as:"font",crossOrigin:"",href});document.head.append(link)}}}catch{}';

/** Runs before anything is drawn on a page with these fonts. It stands in every page, and so is minified. */
export async function inlineScript(fonts: readonly string[]): Promise<string> {
  const { code } = await minify(THEME + fontPreloads(fonts) + ROOT_STYLES + FIRST_USE + PRESS_REPLAY, {
    ecma: 2022,
    compress: true,
    mangle: true,
  });
  if (!code) throw new Error('The inline script says nothing.');
  return code;
}
