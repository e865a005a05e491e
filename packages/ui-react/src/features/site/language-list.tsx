import type { LanguageCode } from "@tradewind/domain/site";
import type { ReactNode } from "react";
import { useIsInteractive } from "../../state/use-is-interactive.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { check } from "../../ui/icon/signs.ts";
import type { NamedLanguage } from "./find-languages.ts";
import classes from "./language-list.module.css";

interface LanguageListProps {
	readonly languages: readonly NamedLanguage[];
	readonly present: LanguageCode;
	/** Chosen, and its words are loading. */
	readonly awaited: LanguageCode | undefined;
	readonly onChoose: (code: LanguageCode) => void;
}

/** Languages by their own names, with their names in the language of the page. */
export const LanguageList = ({ languages, present, awaited, onChoose }: LanguageListProps): ReactNode => (
	<ul className={classes.list} inert={!useIsInteractive()}>
		{languages.map(({ code, name, localName, tag, direction }) => (
			<li key={code}>
				<button
					type="button"
					className={classes.row}
					aria-current={code === present ? "true" : undefined}
					aria-busy={code === awaited}
					disabled={awaited !== undefined}
					onClick={() => onChoose(code)}
				>
					<span className={classes.names}>
						<bdi lang={tag} dir={direction}>
							{name}
						</bdi>{" "}
						{isSameName(localName, name, tag) ? null : <small>{localName}</small>}
					</span>
					{code === present ? <Icon sign={check} size={20} weight={2.2} /> : null}
				</button>
			</li>
		))}
	</ul>
);

/** Names that differ only in case: the French name of French is “français”. */
const isSameName = (one: string, other: string, tag: string): boolean =>
	one.toLocaleLowerCase(tag) === other.toLocaleLowerCase(tag);
