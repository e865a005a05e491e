import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useTheme } from "../../theme/applied-theme.ts";
import { wearMantineStyles } from "./mantine-styles.ts";
import { mantineTheme } from "./mantine-theme.ts";

wearMantineStyles();

/**
 * Wraps the pages that use components of Mantine. It does not wrap the app: pages that must be fast on slow phones use no
 * Mantine and do not load its code.
 */
export const MantineScope = ({ children }: { readonly children: ReactNode }): ReactNode => (
	<MantineProvider
		theme={mantineTheme}
		forceColorScheme={useTheme()}
		withGlobalClasses={false}
		withCssVariables={false}
	>
		{children}
	</MantineProvider>
);
