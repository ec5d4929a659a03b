// QR code of a link, as large as the window: for the class at the back of the room, and for paper.
import {useEffect, useId, useRef, useState} from "preact/hooks";
import {importWithRetry} from "../delivery/late";
import type {Sentence} from "../text";
import {Glyph} from "../ui/glyph";
import {useTexts} from "../ui/language";
import {save} from "../ui/save";
import {Check} from "./fields";
import {maxQrBytes, type QrPicture, qrPicture, qrSvg} from "./qr-picture";

interface QrProps {
  link: string;
  /** Link to the position alone; null if `link` is that already. */
  positionLink: string | null;
}

const bytes = (link: string) => new TextEncoder().encode(link).length;
const fits = (link: string | null): link is string => link !== null && bytes(link) <= maxQrBytes;

type Encode = typeof import("uqr")["encode"];

/** Button that opens the dialog; the library that encodes is loaded at the first press. */
export function QrButton({link, positionLink}: QrProps) {
  const t = useTexts("share");
  const [encode, setEncode] = useState<{encode: Encode} | null>(null);
  const [message, setMessage] = useState<Sentence<"share"> | null>(null);
  const open = async () => {
    const showMessage = (next: Sentence<"share"> | null) => setMessage(() => next);
    showMessage(null);
    const facts = {count: bytes(positionLink ?? link), most: maxQrBytes};
    if (!fits(link) && !fits(positionLink)) return showMessage((t) => t(t.share.qrTooLong, facts));
    await importWithRetry(() => import("uqr")).then(
      ({encode}) => setEncode({encode}),
      () => showMessage((t) => t.share.qrLost),
    );
  };
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => void open()}>
        {t.share.qr}
      </button>
      {message && (
        <p class="quiet" role="status">
          {message(t)}
        </p>
      )}
      {encode && (
        <QrDialog link={link} positionLink={positionLink} encode={encode.encode} onClose={() => setEncode(null)} />
      )}
    </>
  );
}

const isOfThisDevice = (link: string) => /^(file:|https?:\/\/(localhost|127\.|\[::1\]))/.test(link);

function QrDialog({link, positionLink, encode, onClose}: QrProps & {encode: Encode; onClose(): void}) {
  const t = useTexts("share");
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const fitsLink = fits(link);
  const [isFullLink, setIsFullLink] = useState(fitsLink);
  const shown = isFullLink || positionLink === null ? link : positionLink;
  const picture = qrPicture(encode(shown, {ecc: "M", border: 0}).data);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="qr" ref={dialog} aria-labelledby={title} onClose={onClose}>
      <header>
        <h3 id={title}>{t.share.qrTitle}</h3>
        <Glyph sign="×" name={t.ui.close} off={false} onPress={() => dialog.current?.close()} />
      </header>
      <QrImage picture={picture} name={t.share.qrTitle} />
      <footer>
        <p class="link">{shown}</p>
        {!fitsLink && <p>{t(t.share.qrShorter, {count: bytes(link), most: maxQrBytes})}</p>}
        {isOfThisDevice(link) && <p class="quiet">{t.share.qrLocal}</p>}
        <div class="controls">
          <button type="button" onClick={() => save("qr-code.svg", "image/svg+xml", qrSvg(picture))}>
            {t.share.qrSave}
          </button>
          {fitsLink && positionLink !== null && (
            <Check words={t.share.qrMoves} on={isFullLink} onCheck={setIsFullLink} />
          )}
        </div>
      </footer>
    </dialog>
  );
}

function QrImage({picture: {size, path}, name}: {picture: QrPicture; name: string}) {
  return (
    <svg class="code" viewBox={`0 0 ${size} ${size}`} shape-rendering="crispEdges" role="img" aria-label={name}>
      <rect class="white" width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
