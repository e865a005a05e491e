import { useWords } from "../../i18n/words.ts";
import { showToast } from "../toast/toasts.ts";
import { copyText } from "./copy-text.ts";

/** Copies a text and reports whether that worked (Spec 2 §8, `public.copy_success` and `public.copy_fail`). */
export const useCopy = (): ((text: string) => void) => {
	const { t } = useWords();
	return (text) =>
		void copyText(text).then((isCopied) =>
			isCopied ? showToast("done", t("shared.copied")) : showToast("refused", t("shared.notCopied")),
		);
};
