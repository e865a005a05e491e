import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../icon/icon.tsx";

const download = "M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14";

/** The button that exports a list as a file. */
export const ExportButton = ({ onPress }: { readonly onPress: () => void }): ReactNode => {
	const { t } = useWords();
	return (
		<button type="button" className="icon-button" aria-label={t("shared.export")} onClick={onPress}>
			<Icon sign={download} />
		</button>
	);
};
