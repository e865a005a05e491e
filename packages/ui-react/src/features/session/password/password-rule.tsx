import { passwordParts } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { check } from "../../../ui/icon/signs.ts";
import classes from "./password-rule.module.css";

/** What the platform asks of a new password, and what the typed one has of it (docs/assumptions.md, A-582). */
export const PasswordRule = (props: {
	readonly kind: "login" | "pay";
	/** As typed. */
	readonly password: string;
}): ReactNode => {
	const { t } = useWords();
	return (
		<ul className={classes.rule} aria-label={t("session.rule")}>
			{passwordParts(props.kind, props.password).map((part) => (
				<li key={part.is} data-met={part.isMet}>
					<span className={classes.mark} aria-hidden="true">
						{part.isMet ? <Icon sign={check} size={12} weight={3} /> : null}
					</span>
					{part.is === "length"
						? t("session.rule.length", { minimum: part.minimum })
						: t(`session.rule.${part.is}`)}
					{part.isMet ? <span className="visually-hidden"> {t("session.rule.met")}</span> : null}
				</li>
			))}
		</ul>
	);
};
