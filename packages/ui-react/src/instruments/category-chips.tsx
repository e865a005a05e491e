import type { Category } from "@tradewind/domain";
import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { Skeleton } from "../shell/faces.tsx";
import classes from "./category-chips.module.css";

interface CategoryChipsProps {
	readonly categories: readonly Category[] | undefined;
	/** `undefined` is all of them. */
	readonly chosen: number | undefined;
	readonly onChoose: (id: number | undefined) => void;
}

export const CategoryChips = ({ categories, chosen, onChoose }: CategoryChipsProps): ReactNode => {
	const { say } = useWords();
	const all = { id: undefined, name: say("shell.all") };
	return (
		<fieldset className={classes.chips} aria-label={say("shell.categories")}>
			{[all, ...(categories ?? [])].map(({ id, name }) => (
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
