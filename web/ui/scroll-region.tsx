// What is too wide for a phone scrolls here and not with the page; the keyboard can scroll it too.
import type { JSX } from 'solid-js';
import './scroll-region.css';

export function ScrollRegion(props: {
  label: string;
  ref?: (region: HTMLElement) => void;
  children: JSX.Element;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it no key could scroll the region
    <section ref={props.ref} class="scroll-region" aria-label={props.label} tabIndex={0}>
      {props.children}
    </section>
  );
}
