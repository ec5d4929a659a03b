// A link to pass on: what it opens, what can be chosen of it, and the link itself.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {formatLink, isPruned} from "../address/link";
import type {State} from "../game/state";
import {useWords} from "../ui/language";
import {Taken} from "./fields";
import {analysis, challenge, type Offer, question, termsOf, withoutMoves} from "./offers";
import {Preview} from "./preview";
import {QrButton} from "./qr";
import {useShortLink} from "./short-link";
import {sayGame, TermsFields} from "./terms";

interface OfferedProps {
  state: State;
  offer: Offer;
  says: string;
  children?: ComponentChildren;
}

function Offered({state, offer, says, children}: OfferedProps) {
  const t = useWords("share");
  const link = useShortLink(formatLink(offer.link));
  const alone = formatLink(withoutMoves(offer));
  const whole = (hash: string) => new URL(hash, document.baseURI).href;
  return (
    <>
      <Preview state={state} address={offer.address} says={says} />
      <div class="chosen">
        {children}
        {link === null ? (
          <p>{t.share.longLink}</p>
        ) : (
          <Taken words={t.share.link} text={whole(link)} copyWords={t.share.copyLink} isLink title={document.title}>
            <QrButton link={whole(link)} alone={alone !== null && alone !== link ? whole(alone) : null} />
          </Taken>
        )}
        {link !== null && isPruned(offer.link) && <p class="quiet">{t.share.prunedLink}</p>}
      </div>
    </>
  );
}

export function Challenge({state}: {state: State}) {
  const t = useWords("share");
  const [terms, setTerms] = useState(() => termsOf(state));
  return (
    <Offered state={state} offer={challenge(state, terms)} says={sayGame(terms, t)}>
      <div class="terms">
        <TermsFields terms={terms} answer={state.analysis.answer.value} onTerms={setTerms} />
      </div>
    </Offered>
  );
}

export function Question({state}: {state: State}) {
  const t = useWords("share");
  return <Offered state={state} offer={question(state)} says={t.share.seesGuess} />;
}

export function Analysis({state}: {state: State}) {
  const t = useWords("share");
  const offer = analysis(state);
  const count = offer.link.moves.length;
  const says = count > 0 ? t(t.share.seesAnalysisPlayed, {count}) : t.share.seesAnalysis;
  return <Offered state={state} offer={offer} says={says} />;
}
