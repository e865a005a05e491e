import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../icon/icon.tsx";
import { download } from "../../icon/signs.ts";

/** The button that exports a list as a file. */
export const ExportButton = ({ onPress }: { readonly onPress: () => void }): ReactNode => {
	const { t } = useWords();
	return (
		<button type="button" className="icon-button" aria-label={t("shared.export")} onClick={onPress}>
			<Icon sign={download} />
		</button>
	);
};
