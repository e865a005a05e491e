import type { SearchKind } from "@tradewind/domain/search";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Chips } from "../../ui/control/chips.tsx";
import type { SearchActor } from "./search-actor.ts";

const kinds: readonly SearchKind[] = ["instruments", "companies"];

/** The choice between instruments and companies. */
export const KindSwitch = ({ search }: { readonly search: SearchActor }): ReactNode => {
	const { t } = useWords();
	const chosen = useSelector(search, ({ context }) => context.kind);
	return (
		<Chips
			label={t("search.kinds")}
			chips={kinds.map((id) => ({ id, name: t(`search.kind.${id}`) }))}
			chosen={chosen}
			onChoose={(kind) => search.send({ type: "choose kind", kind })}
		/>
	);
};
