/** What a picture shows: the project as it stands together, one such assembly, or one part; `index` is its place in the reading. */
export type PictureSubject = { kind: 'project' } | { kind: 'assembly' | 'part'; index: number };
