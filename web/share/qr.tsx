// The QR code of a link, as large as the window: for the class at the back of the room, and for paper.
import {useEffect, useId, useRef, useState} from "preact/hooks";
import {imported} from "../delivery/late";
import type {Sentence} from "../text";
import {Glyph} from "../ui/glyph";
import {useWords} from "../ui/language";
import {save} from "../ui/save";
import {Check} from "./fields";
import {longestQr, type QrPicture, qrPicture, qrSvg} from "./qr-picture";

interface QrProps {
  link: string;
  /** That of the position alone; null where the link is it. */
  alone: string | null;
}

const bytes = (link: string) => new TextEncoder().encode(link).length;
const fits = (link: string | null): link is string => link !== null && bytes(link) <= longestQr;

type Encode = typeof import("uqr")["encode"];

/** The file that draws codes comes when one is asked for. */
export function QrButton({link, alone}: QrProps) {
  const t = useWords("share");
  const [encode, setEncode] = useState<{encode: Encode} | null>(null);
  const [said, setSaid] = useState<Sentence<"share"> | null>(null);
  const open = async () => {
    const say = (sentence: Sentence<"share"> | null) => setSaid(() => sentence);
    say(null);
    const facts = {count: bytes(alone ?? link), most: longestQr};
    if (!fits(link) && !fits(alone)) return say((t) => t(t.share.qrTooLong, facts));
    await imported(() => import("uqr")).then(
      ({encode}) => setEncode({encode}),
      () => say((t) => t.share.qrLost),
    );
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {t.share.qr}
      </button>
      {said && (
        <p class="quiet" role="status">
          {said(t)}
        </p>
      )}
      {encode && <Code link={link} alone={alone} encode={encode.encode} onClose={() => setEncode(null)} />}
    </>
  );
}

const isOfThisDevice = (link: string) => /^(file:|https?:\/\/(localhost|127\.|\[::1\]))/.test(link);

function Code({link, alone, encode, onClose}: QrProps & {encode: Encode; onClose(): void}) {
  const t = useWords("share");
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const canHold = fits(link);
  const [isWhole, setWhole] = useState(canHold);
  const shown = isWhole || alone === null ? link : alone;
  const picture = qrPicture(encode(shown, {ecc: "M", border: 0}).data);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="qr" ref={dialog} aria-labelledby={title} onClose={onClose}>
      <header>
        <h3 id={title}>{t.share.qrTitle}</h3>
        <Glyph sign="×" name={t.ui.close} off={false} onPress={() => dialog.current?.close()} />
      </header>
      <Drawn picture={picture} name={t.share.qrTitle} />
      <footer>
        <p class="link">{shown}</p>
        {!canHold && <p>{t(t.share.qrShorter, {count: bytes(link), most: longestQr})}</p>}
        {isOfThisDevice(link) && <p class="quiet">{t.share.qrLocal}</p>}
        <div class="controls">
          <button type="button" onClick={() => save("qr-code.svg", "image/svg+xml", qrSvg(picture))}>
            {t.share.qrSave}
          </button>
          {canHold && alone !== null && <Check words={t.share.qrMoves} on={isWhole} onCheck={setWhole} />}
        </div>
      </footer>
    </dialog>
  );
}

function Drawn({picture: {size, path}, name}: {picture: QrPicture; name: string}) {
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" role="img" aria-label={name}>
      <rect class="white" width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
