import type { SearchKind } from "@tradewind/domain/search";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { useSelected } from "../../state/use-selected.ts";
import { Chips } from "../../ui/form/chips.tsx";
import type { SearchActor } from "./search-actor.ts";

const kinds: readonly SearchKind[] = ["instruments", "companies"];

/** What the text is looked for among. */
export const KindSwitch = ({ search }: { readonly search: SearchActor }): ReactNode => {
	const { say } = useWords();
	const chosen = useSelected(search, ({ context }) => context.kind);
	return (
		<Chips
			label={say("search.kinds")}
			chips={kinds.map((id) => ({ id, name: say(`search.kind.${id}`) }))}
			chosen={chosen}
			onChoose={(kind) => search.send({ type: "look for", kind })}
		/>
	);
};
