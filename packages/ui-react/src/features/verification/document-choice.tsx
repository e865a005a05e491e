import { type IdType, idTypes } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Segments } from "../../ui/control/segments.tsx";

/** The document that is photographed. A passport has no back. */
export const DocumentChoice = (props: {
	readonly chosen: IdType;
	readonly onChoose: (document: IdType) => void;
}): ReactNode => {
	const { t } = useWords();
	return (
		<Segments
			label={t("verification.document")}
			segments={idTypes.map((id) => ({ id, name: t(`verification.document.${id}`) }))}
			chosen={props.chosen}
			onChoose={props.onChoose}
		/>
	);
};
