import { foundInstruments, searchTermOf } from "@tradewind/domain/search";
import { useSelector } from "@xstate/react";
import { type ReactNode, useDeferredValue } from "react";
import { useWords } from "../../i18n/words.ts";
import { useCodesNamed } from "../../instruments/search/use-codes-named.ts";
import { useApp } from "../../state/app.ts";
import { Empty } from "../../ui/status/status.tsx";
import { Outcome } from "./outcome.tsx";
import { Rows, RowsToCome } from "./rows.tsx";
import type { SearchActor } from "./search-actor.ts";
import { StartingPoints } from "./starting-points.tsx";

/**
 * The instruments found on this device, then those that only the platform has found; live, each a link to trading.
 */
export const InstrumentsFound = ({ search }: { readonly search: SearchActor }): ReactNode => {
	const { t } = useWords();
	const { market } = useApp();
	const listed = useSelector(market, ({ context }) => context.instruments);
	// Deferred: the typed letter is shown before its rows are rendered.
	const asked = useDeferredValue(useSelector(search, (snapshot) => snapshot));
	const { instruments: answered } = asked.context;
	const text = searchTermOf(asked.context.text);
	const [isBusy, isFound] = [asked.hasTag("busy"), asked.matches("found")];
	const named = useCodesNamed(listed, text);
	if (text === "") return <StartingPoints />;
	const shown = foundInstruments(listed, text, answered, named);
	return (
		<>
			{shown.length === 0 && isFound ? <Empty text={t("search.none", { text })} /> : null}
			{shown.length > 0 ? <Rows instruments={shown} label={t("shared.instruments")} /> : null}
			{shown.length === 0 && isBusy ? <RowsToCome /> : null}
			<Outcome search={search} count={shown.length} />
		</>
	);
};
