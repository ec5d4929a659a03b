// What one takes along: the link, the text, code to embed it, the figure and the answer.
import type {Answer, Play} from "../engine/types";
import {CopiedLine, useCopy} from "../ui/copy";
import {useLanguage} from "../ui/language";
import {save} from "../ui/save";
import {Section} from "../ui/section";
import {hasSite} from "../ui/site";
import {figureSource} from "./figure-source";
import {type PlanProps, usePlan} from "./plan";

interface ShareProps extends PlanProps {
  address: string;
  play: Play;
  /** The page's own link for the state at hand; null for a state too long for one. */
  link: string | null;
  /** The link goes without the branches, with which it would be too long. */
  isPruned: boolean;
  answer: Answer;
}

const attribute = (text: string) =>
  text.replace(/[&"<>]/g, (c) => ({"&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;"})[c] ?? c);

function embedCode(address: string, play: Play): string {
  const script = new URL("embed/sg-game.js", document.baseURI.split("#")[0]).href;
  const more = play === "normal" ? "" : ` play="${play}"`;
  return `<script src="${attribute(script)}"></script>\n<sg-game at="${attribute(address)}"${more}></sg-game>`;
}

export function Share({address, play, link, isPruned, answer, plan}: ShareProps) {
  const t = useLanguage();
  const {copied, copy} = useCopy();
  const ofWinner = usePlan({plan}, `${play} ${address}`);
  const copyButton = (words: string, text: () => string) => (
    <button type="button" onClick={() => copy(text())}>
      {words}
    </button>
  );
  return (
    <Section id="share" title={t.ui.share}>
      <div class="controls">
        {link === null ? <span class="quiet">{t.ui.longLink}</span> : copyButton(t.ui.copyLink, () => link)}
        {copyButton(t.ui.copyText, () => address)}
        {hasSite && copyButton(t.ui.copyEmbed, () => embedCode(address, play))}
        <button
          type="button"
          onClick={() => {
            const figure = document.querySelector("#board");
            if (figure?.querySelector("svg")) save("position.svg", "image/svg+xml", figureSource(figure, address));
          }}
        >
          {t.ui.saveSvg}
        </button>
        <button type="button" onClick={() => save("answer.json", "application/json", JSON.stringify(answer, null, 2))}>
          {t.ui.saveJson}
        </button>
        {ofWinner.button}
      </div>
      {link !== null && isPruned && <p class="quiet">{t.ui.prunedLink}</p>}
      <CopiedLine copied={copied} />
      {ofWinner.line}
    </Section>
  );
}
