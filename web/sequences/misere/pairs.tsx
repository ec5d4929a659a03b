// Misere analysis of a game of two numbers, computed on request: the genus of each position.
import {useState} from "preact/hooks";
import type {Engine} from "../../engine/types";
import {useTexts} from "../../ui/language";
import type {Pairs} from "../pairs";
import {Computing, useComputation} from "./computing";
import {PairGenera} from "./pair-genera";
import {type GeneraOfPairs, generaOfPairs} from "./requests";
import "./misere.css";

export interface MisereOfPairsProps {
  pairs: Pairs;
  engine: Promise<Engine>;
  pairLink(address: string): string;
}

export function MisereOfPairs({pairs, engine, pairLink}: MisereOfPairsProps) {
  const t = useTexts("misere");
  const computation = useComputation<"genus">(engine);
  const [genera, setGenera] = useState<GeneraOfPairs | null>(null);
  /** Last number of the table when this was computed; the table may have grown since. */
  const [doneTo, setDoneTo] = useState(-1);
  const {further, run} = computation;
  const compute = async () => {
    if (await run("genus", generaOfPairs(further, pairs, setGenera))) setDoneTo(pairs.side);
  };
  return (
    <>
      <p class="quiet">{t.misere.aboutPairs}</p>
      <Computing
        {...{game: pairs.open, ...computation}}
        label={t.misere.computePairs}
        steps={{genus: t.misere.pairsMade}}
        isDone={doneTo >= pairs.side}
        compute={() => void compute()}
      />
      {genera && <PairGenera {...{genera, pairs, pairLink}} />}
    </>
  );
}
