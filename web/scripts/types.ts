/** Makes src/generated/ from the server's own models, so that the page cannot misread what it is sent. */

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, type JSONSchema } from "json-schema-to-typescript";

type Schema = { [key: string]: unknown };

/** A schema as the compiler likes it: without the title of every field, which would each become a type. */
function untitled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(untitled);
  if (value === null || typeof value !== "object") return value;
  const { title, default: _, ...rest } = value as Schema;
  const made: Schema = Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, untitled(each)]));
  if (title !== undefined && typeof title !== "string") made.title = untitled(title);
  return made;
}

/** The models of an OpenAPI document as one JSON Schema. */
function modelsOf(openapi: string): Schema {
  const document = JSON.parse(openapi.replaceAll("#/components/schemas/", "#/$defs/")) as { components: { schemas: Schema } };
  const models = document.components.schemas;
  return { $defs: models, oneOf: Object.keys(models).map((name) => ({ $ref: `#/$defs/${name}` })) };
}

async function write(name: string, schema: Schema): Promise<void> {
  const made = await compile(untitled(schema) as JSONSchema, name, {
    additionalProperties: false,
    bannerComment: "/* Made by `npm run types` from the server's models. Do not change by hand. */",
    style: { printWidth: 120 },
  });
  writeFileSync(`src/generated/${name.toLowerCase()}.ts`, made);
}

const folder = mkdtempSync(join(tmpdir(), "punto-types-"));
try {
  execFileSync(process.env.PYTHON ?? "../.venv/bin/python", ["-m", "punto.server.schemas", folder]);
  mkdirSync("src/generated", { recursive: true });
  await write("Protocol", JSON.parse(readFileSync(join(folder, "protocol.schema.json"), "utf8")) as Schema);
  await write("Api", modelsOf(readFileSync(join(folder, "openapi.json"), "utf8")));
} finally {
  rmSync(folder, { recursive: true });
}
