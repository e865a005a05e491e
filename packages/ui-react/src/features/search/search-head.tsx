import { longestSearch } from "@tradewind/domain";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../i18n/words.ts";
import { useGoBack } from "../../shell/use-go-back.ts";
import { useSelected } from "../../shell/use-selected.ts";
import { type SearchActor, searchFieldId } from "./search-actor.ts";
import classes from "./search-head.module.css";

/** The field, with the way back before it. It is in hand at once unless something was found with it. */
export const SearchHead = ({ search }: { readonly search: SearchActor }): ReactNode => {
	const { say } = useWords();
	const goBack = useGoBack();
	const field = useRef<HTMLInputElement>(null);
	const text = useSelected(search, ({ context }) => context.text);
	useEffect(() => {
		if (["nothing typed", "typing"].some((state) => search.getSnapshot().value === state))
			field.current?.focus();
	}, [search]);
	return (
		<header className={classes.head}>
			<button type="button" className="icon-button" aria-label={say("shell.back")} onClick={goBack}>
				<svg viewBox="0 0 24 24" className="mirrored" aria-hidden="true">
					<path d="M15 5l-7 7 7 7" />
				</svg>
			</button>
			<search className={classes.search}>
				<form
					className={classes.box}
					onSubmit={(event) => {
						event.preventDefault();
						field.current?.blur();
						search.send({ type: "ask" });
					}}
				>
					<input
						ref={field}
						id={searchFieldId}
						type="text"
						inputMode="search"
						className={classes.field}
						placeholder={say("search.field")}
						aria-label={say("search.field")}
						maxLength={longestSearch}
						autoComplete="off"
						autoCorrect="off"
						autoCapitalize="off"
						spellCheck={false}
						enterKeyHint="search"
						value={text}
						onChange={(event) => search.send({ type: "type", text: event.currentTarget.value })}
					/>
					{text === "" ? null : (
						<button
							type="button"
							className={`icon-button ${classes.clear}`}
							aria-label={say("search.clear")}
							onClick={() => {
								search.send({ type: "type", text: "" });
								field.current?.focus();
							}}
						>
							<svg viewBox="0 0 24 24" aria-hidden="true">
								<path d="M7 7l10 10M17 7 7 17" />
							</svg>
						</button>
					)}
				</form>
			</search>
		</header>
	);
};
