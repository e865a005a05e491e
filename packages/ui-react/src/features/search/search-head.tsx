import { maxSearchLength } from "@tradewind/domain/search";
import { useSelector } from "@xstate/react";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useWords } from "../../i18n/words.ts";
import { limitedText } from "../../ui/control/limited-text.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { cross } from "../../ui/icon/signs.ts";
import { PageHead } from "../../ui/layout/page-head.tsx";
import { showToast } from "../../ui/toast/toasts.ts";
import { focusField, type SearchActor, searchFieldId } from "./search-actor.ts";
import classes from "./search-head.module.css";

/** The field with the back button. It is focused immediately, unless the text already has results. */
export const SearchHead = ({ search }: { readonly search: SearchActor }): ReactNode => {
	const { t } = useWords();
	const field = useRef<HTMLInputElement>(null);
	const text = useSelector(search, ({ context }) => context.text);
	const type = (typed: string): void => {
		const whole = limitedText(typed, maxSearchLength);
		if (whole === undefined) showToast("refused", t("search.tooLong", { length: maxSearchLength }));
		else search.send({ type: "type", text: whole });
	};
	// A layout effect: a letter typed while no field is focused would be lost.
	useLayoutEffect(() => {
		const isAtWork = ["nothing typed", "typing"].some((state) => search.getSnapshot().value === state);
		if (isAtWork && field.current) focusField(search, field.current);
	}, [search]);
	return (
		<PageHead hasBack isField>
			<search className={classes.search}>
				<form
					className={classes.box}
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						field.current?.blur();
						search.send({ type: "search now" });
					}}
				>
					<input
						ref={field}
						id={searchFieldId}
						type="text"
						inputMode="search"
						className={classes.field}
						placeholder={t("search.field")}
						aria-label={t("search.field")}
						autoComplete="off"
						autoCorrect="off"
						autoCapitalize="off"
						spellCheck={false}
						enterKeyHint="search"
						value={text}
						onChange={(event) => type(event.currentTarget.value)}
					/>
					{text === "" ? null : (
						<button
							type="button"
							className={`icon-button ${classes.clear}`}
							aria-label={t("search.clear")}
							onClick={() => {
								search.send({ type: "type", text: "" });
								field.current?.focus();
							}}
						>
							<Icon sign={cross} size={18} />
						</button>
					)}
				</form>
			</search>
		</PageHead>
	);
};
