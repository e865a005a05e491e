import type { Instrument } from "@tradewind/domain/market";
import { useEffect, useState } from "react";
import { loadOnce } from "../../state/load-once.ts";

type CodesNamed = typeof import("./instrument-names.ts").codesNamed;

const loadNames = loadOnce(async () => {
	loaded = (await import("./instrument-names.ts")).codesNamed;
});
let loaded: CodesNamed | undefined;

/** The parts of codes that the text is a name of, in any language. The names load with the search; until then there are none. */
export const useCodesNamed = (
	listed: readonly Pick<Instrument, "code">[],
	text: string,
): readonly string[] => {
	const [named, setNamed] = useState(() => loaded);
	useEffect(() => {
		if (named) return;
		let isShown = true;
		loadNames().then(
			() => isShown && setNamed(() => loaded),
			() => {},
		);
		return () => {
			isShown = false;
		};
	}, [named]);
	return named?.(listed, text) ?? [];
};
