import type { Instrument } from "@tradewind/domain/market";
import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../../../i18n/words.ts";
import { useApp } from "../../../state/app.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { bell } from "../../../ui/icon/signs.ts";
import { LevelSheet } from "./level-sheet.tsx";

/** Does the same as a long press on the price axis. */
export const LevelButton = ({ instrument }: { readonly instrument: Instrument }): ReactNode => {
	const { t } = useWords();
	const { quotes } = useApp();
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				className="icon-button"
				aria-label={t("market.levels.open")}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				<Icon sign={bell} size={20} weight={1.8} />
			</button>
			{isOpen ? (
				<LevelSheet
					instrument={instrument}
					price={quotes.get(instrument.code)?.price}
					onClose={() => startTransition(() => setOpen(false))}
				/>
			) : null}
		</>
	);
};
