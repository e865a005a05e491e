import type { Category } from "@tradewind/domain/market";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { Chips } from "../../ui/control/chips.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import { useListData } from "./use-list-data.ts";
import type { Choice } from "./use-visible-instruments.ts";

interface CategoryChipsProps {
	readonly categories: readonly Category[] | undefined;
	readonly chosen: Choice;
	readonly onChoose: (choice: Choice) => void;
}

/** Chips for all instruments, the customer's own lists, and the categories of the platform. */
export const CategoryChips = ({ categories, chosen, onChoose }: CategoryChipsProps): ReactNode => {
	const { t } = useWords();
	useListData();
	const always = [
		{ id: undefined, name: t("shared.all") },
		{ id: "favourites", name: t("shared.favourites") },
		{ id: "recent", name: t("shared.recent") },
	] as const;
	return (
		<Chips<Choice>
			label={t("shared.categories")}
			chips={[...always, ...(categories ?? [])]}
			chosen={chosen}
			onChoose={onChoose}
			testId="category"
		>
			{categories ? null : <Skeleton width={180} height={32} />}
		</Chips>
	);
};
