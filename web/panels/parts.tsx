// Small pieces that several panels share.
import {type ComponentChildren, createContext} from "preact";
import {useContext} from "preact/hooks";
import type {Component, Outcome} from "../engine/types";
import {ui, type Words} from "../text";
import {useTongue} from "./tongue";

/** A value as the literature writes it; a position without one shows a dash. */
export function Value({grundy}: {grundy: string | null}) {
  if (grundy === null) return <span class="math">–</span>;
  return <span class={grundy.length > 8 ? "math value long" : "math value"}>{starred(grundy)}</span>;
}

export const starred = (grundy: string) => (grundy === "0" ? "0" : `*${grundy}`);

export const outcomeWords: Record<Outcome, Words> = {
  N: ui.outcomeN,
  P: ui.outcomeP,
  L: ui.outcomeL,
  R: ui.outcomeR,
};

/** The letter carries the outcome; colour and pattern only repeat it. */
export function Letter({outcome}: {outcome: Outcome | null}) {
  return <span class={`letter ${outcome === "N" ? "next" : outcome === "P" ? "previous" : ""}`}>{outcome ?? "?"}</span>;
}

export const groundWords = {
  theorem: ui.groundTheorem,
  table: ui.groundTable,
  search: ui.groundSearch,
  period: ui.groundPeriod,
} satisfies Record<NonNullable<Component["ground"]>, Words>;

export function Help({about}: {about: Words}) {
  const t = useTongue();
  return (
    <details class="help">
      <summary aria-label={t(ui.help)} title={t(ui.help)}>
        <span>?</span>
      </summary>
      <p>{t(about)}</p>
    </details>
  );
}

/** Whether the panels are landmarks. In the page of somebody else they are not: it may hold many elements with the same ones. */
export const LandmarksContext = createContext(true);
export const useGroup = () => (useContext(LandmarksContext) ? undefined : "group");

export function Section({
  id,
  title,
  children,
  aside,
}: {
  id: string;
  title: string;
  children: ComponentChildren;
  aside?: ComponentChildren;
}) {
  const role = useGroup();
  return (
    <section class={`panel ${id}`} role={role} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** A button with a sign in place of words. One that is off keeps the focus that it has. */
export function Glyph({sign, name, off, onPress}: {sign: string; name: Words; off: boolean; onPress(): void}) {
  const t = useTongue();
  const label = t(name);
  return (
    <button
      type="button"
      class="glyph"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={() => !off && onPress()}
    >
      {sign}
    </button>
  );
}

const group = (text: string) => (/^\d{5,}$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, "\u2009") : text);

/** A count with its digits in groups, exact however long. */
export const counted = (n: string | number) => group(String(n));
