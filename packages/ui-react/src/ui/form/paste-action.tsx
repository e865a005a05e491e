import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { showToast } from "../toast/toasts.ts";
import { FieldAction } from "./field-action.tsx";

/** A button in a field that fills it with the text of the clipboard; none where the browser does not let pages read it. */
export const PasteAction = ({ onPaste }: { readonly onPaste: (text: string) => void }): ReactNode => {
	const { t } = useWords();
	if (typeof navigator === "undefined" || navigator.clipboard?.readText === undefined) return null;
	const paste = async (): Promise<void> => {
		try {
			const text = (await navigator.clipboard.readText()).trim();
			if (text !== "") onPaste(text);
		} catch {
			showToast("refused", t("shared.form.notPasted"));
		}
	};
	return <FieldAction onPress={() => void paste()}>{t("shared.form.paste")}</FieldAction>;
};
