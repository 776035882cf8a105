/** What the server says of its shoes, under the names that they have here. */

export type { ShoeBody as ShoeTold, ShoesBody as ShoesPage, VerificationBody as ServerReport } from "../generated/api";
