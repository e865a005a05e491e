import { useEffect } from "react";
import { onLanguageChange } from "../../../i18n/words.ts";

interface List {
	readonly getSnapshot: () => { readonly matches: (state: "loading") => boolean };
	readonly send: (event: { readonly type: "refresh" }) => void;
}

/** Reads a list anew whenever it is shown again, and when the page is shown in another language. */
export const useFreshList = (list: List): void => {
	useEffect(() => {
		const refresh = () => list.send({ type: "refresh" });
		if (!list.getSnapshot().matches("loading")) refresh();
		return onLanguageChange(refresh);
	}, [list]);
};
