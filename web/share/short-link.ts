// Hook for the short form of a link.
import {useEffect, useState} from "preact/hooks";
import {packLink} from "../address/packed-link";

/** Returns the short link once it is packed, the plain one until then. */
export function useShortLink(plain: string | null): string | null {
  const [packed, setPacked] = useState<{plain: string; link: string} | null>(null);
  useEffect(() => {
    let isMounted = true;
    if (plain !== null) void packLink(plain).then((link) => isMounted && setPacked({plain, link}));
    return () => {
      isMounted = false;
    };
  }, [plain]);
  return packed && packed.plain === plain ? packed.link : plain;
}
