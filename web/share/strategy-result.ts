// Certificate of a strategy, as an export.
import type {State} from "../game/state";
import type {Sentence} from "../text";
import {formatCount} from "../ui/numbers";
import type {ExportResult} from "./job";

/** Facts of a saved certificate. */
interface CertificateFacts extends Record<string, string> {
  address: string;
  positions: string;
}

/** Requests the strategy of the winner or the proof of the value; `describe` says what was saved. */
export async function strategyResult(
  state: State,
  claim: "winner" | "value",
  describe: (facts: CertificateFacts) => Sentence<"share">,
): Promise<ExportResult> {
  const certificate = await state.strategy(claim);
  if (!certificate || !("certificate" in certificate))
    return {fault: (t) => (certificate ? t.share.planTooLarge : t.ui.checkFailed)};
  const facts = {address: certificate.address, positions: formatCount(certificate.positions.length)};
  return {content: JSON.stringify(certificate), says: describe(facts)};
}
