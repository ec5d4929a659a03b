// Tabs for links to share: a preview, options, and the link itself.
import type {ComponentChildren} from "preact";
import {useState} from "preact/hooks";
import {formatLink, isPruned} from "../address/link";
import type {State} from "../game/state";
import {useTexts} from "../ui/language";
import {CopyField} from "./fields";
import {Preview} from "./preview";
import {QrButton} from "./qr";
import {analysis, challenge, nextTurn, type Offer, question, termsOf, withoutMoves} from "./share-links";
import {useShortLink} from "./short-link";
import {sayGame, TermsFields} from "./terms";

interface SharedLinkProps {
  state: State;
  offer: Offer;
  description: string;
  children?: ComponentChildren;
}

function SharedLink({state, offer, description, children}: SharedLinkProps) {
  const t = useTexts("share");
  const link = useShortLink(formatLink(offer.link));
  const positionLink = formatLink(withoutMoves(offer));
  const absolute = (hash: string) => new URL(hash, document.baseURI).href;
  return (
    <>
      <Preview state={state} address={offer.address} description={description} />
      <div class="chosen">
        {children}
        {link === null ? (
          <p>{t.share.longLink}</p>
        ) : (
          <CopyField
            words={t.share.link}
            text={absolute(link)}
            copyWords={t.share.copyLink}
            isLink
            title={document.title}
          >
            <QrButton
              link={absolute(link)}
              positionLink={positionLink !== null && positionLink !== link ? absolute(positionLink) : null}
            />
          </CopyField>
        )}
        {link !== null && isPruned(offer.link) && <p class="quiet">{t.share.prunedLink}</p>}
      </div>
    </>
  );
}

export function Challenge({state}: {state: State}) {
  const t = useTexts("share");
  const [terms, setTerms] = useState(() => termsOf(state));
  return (
    <SharedLink state={state} offer={challenge(state, terms)} description={sayGame(terms, t)}>
      <div class="terms">
        <TermsFields terms={terms} answer={state.analysis.answer.value} onTerms={setTerms} />
      </div>
    </SharedLink>
  );
}

export function NextTurn({state}: {state: State}) {
  const t = useTexts("share");
  return <SharedLink state={state} offer={nextTurn(state)} description={t.share.seesTurn} />;
}

export function Question({state}: {state: State}) {
  const t = useTexts("share");
  return <SharedLink state={state} offer={question(state)} description={t.share.seesGuess} />;
}

export function Analysis({state}: {state: State}) {
  const t = useTexts("share");
  const offer = analysis(state);
  const count = offer.link.moves.length;
  const description = count > 0 ? t(t.share.seesAnalysisPlayed, {count}) : t.share.seesAnalysis;
  return <SharedLink state={state} offer={offer} description={description} />;
}
