import type { ReactNode } from "react";
import type { ScreenProps } from "./screen.ts";

export const Home = ({ t, greeting }: ScreenProps): ReactNode => (
	<>
		<h1>{t("hello", { name: greeting.name })}</h1>
		<ul>
			{Array.from({ length: greeting.rows }, (_, at) => t("row", { number: at + 1 })).map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	</>
);
