import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { InstrumentSearch } from "../../instruments/instrument-search.tsx";
import { Sheet } from "../../shell/sheet.tsx";
import classes from "./search-entry.module.css";
import { useChoose } from "./use-choose.ts";

/** Looks like a field; what is typed is typed in the sheet that it opens. */
export const SearchEntry = (): ReactNode => {
	const { say } = useWords();
	const [isOpen, setOpen] = useState(false);
	const choose = useChoose();
	return (
		<>
			<button
				type="button"
				className={classes.entry}
				data-testid="search"
				data-early="search"
				onClick={() => startTransition(() => setOpen(true))}
			>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4" />
				</svg>
				{say("shell.search")}
			</button>
			<Sheet
				open={isOpen}
				title={say("shell.instruments")}
				size="full"
				onClose={() => startTransition(() => setOpen(false))}
			>
				<InstrumentSearch
					onChoose={(code) => {
						setOpen(false);
						choose(code);
					}}
				/>
			</Sheet>
		</>
	);
};
