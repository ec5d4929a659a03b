// Misere analysis of a game, computed on request: the genus of each heap, then the quotient.
import {useState} from "preact/hooks";
import type {Engine} from "../../engine/types";
import {useTexts} from "../../ui/language";
import {Computing, useComputation} from "./computing";
import {GeneraView} from "./genera";
import {QuotientView} from "./quotient";
import {type Genera, generaOf, type Quotients, quotientsOf} from "./requests";
import "./misere.css";

export interface MisereProps {
  game: string;
  engine: Promise<Engine>;
}

export function Misere({game, engine}: MisereProps) {
  const t = useTexts("misere");
  const computation = useComputation<"genus" | "quotient">(engine);
  const [genera, setGenera] = useState<Genera | null>(null);
  const [quotients, setQuotients] = useState<Quotients | null>(null);
  const {further, run} = computation;
  const compute = async () => {
    const heaps = genera ?? (await run("genus", generaOf(further, game)));
    if (!heaps) return;
    setGenera(heaps);
    setQuotients(await run("quotient", quotientsOf(further, game)));
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
