import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { InstrumentSearch } from "../../../instruments/search/instrument-search.tsx";
import { chooseInstrument } from "../../../instruments/use-choose.ts";
import { useApp } from "../../../state/app.ts";
import { Sheet } from "../../../ui/sheet/sheet.tsx";

/** All instruments in a sheet; a tap selects the one of the page. */
export const InstrumentDrawer = ({ onClose }: { readonly onClose: () => void }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	return (
		<Sheet open onClose={onClose} title={t("market.drawer.title")} size="full">
			<InstrumentSearch
				onChoose={(code) => {
					chooseInstrument(app, code);
					onClose();
				}}
			/>
		</Sheet>
	);
};
