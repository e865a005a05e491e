import type { SearchKind } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import chips from "../../instruments/category-chips.module.css";
import { useSelected } from "../../shell/use-selected.ts";
import type { SearchActor } from "./search-actor.ts";

const kinds: readonly SearchKind[] = ["instruments", "companies"];

/** What the text is looked for among. */
export const KindSwitch = ({ search }: { readonly search: SearchActor }): ReactNode => {
	const { say } = useWords();
	const chosen = useSelected(search, ({ context }) => context.kind);
	return (
		<fieldset className={chips.chips} aria-label={say("search.kinds")}>
			{kinds.map((kind) => (
				<button
					key={kind}
					type="button"
					className={chips.chip}
					aria-pressed={kind === chosen}
					onClick={() => search.send({ type: "look for", kind })}
				>
					<span>{say(`search.kind.${kind}`)}</span>
				</button>
			))}
		</fieldset>
	);
};
