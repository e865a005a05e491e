import type { Category } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { Skeleton } from "../shell/faces.tsx";
import classes from "./category-chips.module.css";
import type { Choice } from "./use-shown.ts";

interface CategoryChipsProps {
	readonly categories: readonly Category[] | undefined;
	readonly chosen: Choice;
	readonly onChoose: (choice: Choice) => void;
}

/** All, the customer's own lists, and the categories of the platform. */
export const CategoryChips = ({ categories, chosen, onChoose }: CategoryChipsProps): ReactNode => {
	const { say } = useWords();
	const always = [
		{ id: undefined, name: say("shell.all") },
		{ id: "favourites", name: say("shell.favourites") },
		{ id: "recent", name: say("shell.recent") },
	] as const;
	return (
		<fieldset className={classes.chips} aria-label={say("shell.categories")}>
			{[...always, ...(categories ?? [])].map(({ id, name }) => (
				<button
					key={id ?? "all"}
					type="button"
					data-testid="category"
					className={classes.chip}
					aria-pressed={id === chosen}
					onClick={() => onChoose(id)}
				>
					<span>{name}</span>
				</button>
			))}
			{categories ? null : <Skeleton width={180} height={32} />}
		</fieldset>
	);
};
