// The link to pass on, short as soon as it is packed.
import {useEffect, useState} from "preact/hooks";
import {packLink} from "../address/packed-link";

/** The short form as soon as it is there, the plain one until then. */
export function useShortLink(plain: string | null): string | null {
  const [short, setShort] = useState<{plain: string; link: string} | null>(null);
  useEffect(() => {
    let wanted = true;
    if (plain !== null) void packLink(plain).then((link) => wanted && setShort({plain, link}));
    return () => {
      wanted = false;
    };
  }, [plain]);
  return short && short.plain === plain ? short.link : plain;
}
