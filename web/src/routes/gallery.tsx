import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { NotFound } from '../app/not-found.tsx';

// Constants of the build, written out here so that other builds do not contain the page at all.
const GalleryPage =
  import.meta.env.DEV || __GALLERY__ ? lazy(() => import('./-gallery/gallery-page.tsx')) : NotFound;

export const Route = createFileRoute('/gallery')({
  staticData: { title: 'Gallery' },
  component: GalleryPage,
});
