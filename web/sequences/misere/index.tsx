// A game under misere play, asked for when that is wanted: the genus of each heap, then the quotient.
import {useState} from "preact/hooks";
import type {Engine} from "../../engine/types";
import {useWords} from "../../ui/language";
import {Computing, useComputation} from "./computing";
import {GeneraView} from "./genera";
import {type Genera, generaOf, type Quotients, quotientsOf} from "./questions";
import {QuotientView} from "./quotient";
import "./misere.css";

export interface MisereProps {
  game: string;
  engine: Promise<Engine>;
}

export function Misere({game, engine}: MisereProps) {
  const t = useWords("misere");
  const computation = useComputation<"genus" | "quotient">(engine);
  const [genera, setGenera] = useState<Genera | null>(null);
  const [quotients, setQuotients] = useState<Quotients | null>(null);
  const {further, asked} = computation;
  const compute = async () => {
    const heaps = genera ?? (await asked("genus", generaOf(further, game)));
    if (!heaps) return;
    setGenera(heaps);
    setQuotients(await asked("quotient", quotientsOf(further, game)));
  };
  return (
    <>
      <p class="quiet">{t.misere.about}</p>
      <Computing
        {...{game, ...computation}}
        label={t.misere.compute}
        steps={{genus: t.misere.genusMade, quotient: t.misere.quotientMade}}
        isDone={quotients !== null}
        compute={() => void compute()}
      />
      {genera && (
        <div class="misere-found">
          <GeneraView {...genera} />
          {quotients && <QuotientView {...quotients} />}
        </div>
      )}
    </>
  );
}
