import type { ReactNode } from "react";
import { useWords } from "../i18n/words.ts";
import { configuration } from "../storage/configuration.ts";
import { Empty } from "../ui/status/status.tsx";
import { leave } from "./missing-chunk.ts";
import classes from "./site-closed-page.module.css";

/** Shown instead of a page whose code is missing or threw. Its text says that orders in progress are not affected. */
export const ErrorPage = (): ReactNode => {
	const { t } = useWords();
	return (
		<main className={classes.face}>
			<h1>{t("shared.broken.title")}</h1>
			<div role="alert">
				{navigator.onLine ? null : <p>{t("shared.bar.offline")}</p>}
				<Empty text={t("shared.broken.text")}>
					<button
						type="button"
						className="quiet-button"
						onClick={() => leave(() => location.assign(configuration.base))}
					>
						{t("shared.broken.reload")}
					</button>
				</Empty>
			</div>
		</main>
	);
};
